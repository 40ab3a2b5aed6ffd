export {commands, globalOptions} from './commands';
export {configFields} from './config';
export {variables} from './environment';
export {exitCodes} from './exit-codes';
export {cliLabels} from './labels';
export type {CliArgument, CliOption, Command, ConfigField, ExitCode, Variable} from './types';
