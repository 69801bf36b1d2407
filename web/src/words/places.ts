// Places keep their printed names in every language.

import { layout } from '../board/layout';

export const placeName = (id: string): string | undefined => layout.places[id]?.label.lines.join(' ');
