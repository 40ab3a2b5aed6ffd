import {root} from '../lib/paths';
import {pairsOf} from './pairs';
import {statusLines} from './status-lines';

console.log(statusLines(pairsOf(root)).join('\n'));
