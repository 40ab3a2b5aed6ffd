export {Announce} from './announce';
export {Canvas} from './canvas';
export {CodeOutput} from './code-output';
export {Choice, Field, Select, Slider, Toggle} from './controls';
export {Controls, LabFrame, Stack, StageNote} from './frame';
export {Handle, type Point} from './handle';
export {clamp, dart, px, round} from './number';
export {Readout} from './readout';
