// The paths of the signs on the board that are not computed: kept in the Python package, which draws them too.

import data from '../../../src/franchise/board/look/signs.json';

export const signs = data;
