// Places keep their printed names in every language.

import { layout } from '../data/layout';

export const placeName = (id: string): string | undefined => layout.places[id]?.name;
