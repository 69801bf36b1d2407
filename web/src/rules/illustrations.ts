// Which pictures and tables stand with which paragraph.

import type { Paragraph } from '../model/rules';
import type { PictureName } from './pictures';

export const PICTURES: Partial<Record<Paragraph, PictureName[]>> = {
  'closed-regions': ['board'],
  'city-tiles': ['city'],
  links: ['links'],
  income: ['income'],
  'expansion-price': ['expansion'],
  majority: ['majority-before', 'majority-after'],
  'full-city': ['full-before', 'full-after'],
  'region-ties': ['region-before', 'region-after'],
  'region-track': ['track'],
  'expert-regions': ['expert'],
  'boom-placing': ['boom'],
  'tile-kinds': ['tiles'],
};

export const TABLES: Partial<Record<Paragraph, 'income' | 'money' | 'towns' | 'tiles'>> = {
  income: 'income',
  'starting-money': 'money',
  introductory: 'towns',
  'tile-values': 'tiles',
};
