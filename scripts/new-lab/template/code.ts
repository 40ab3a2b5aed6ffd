import {printRule} from '@site/src/labs/_kit/declarations';
import {dart} from '@site/src/labs/_kit/number';
import {declarations, height, type Setting} from './model';

export const cssCode = (setting: Setting): string => printRule('.layer', declarations(setting));

export const flutterCode = ({width}: Setting): string => `SizedBox(width: ${dart(width)}, height: ${dart(height)}, child: layer)`;
