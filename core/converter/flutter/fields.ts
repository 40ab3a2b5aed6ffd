import type {Prop} from '../props';
import type {Field} from './control';

/** The fields of a widget, by the props they hold. */

const types: Readonly<Record<Prop['type'], string>> = {text: 'String', boolean: 'bool', callback: 'VoidCallback?'};

export const fieldOf = ({name, type, line}: Prop): Field => ({name, type: types[type], line});
