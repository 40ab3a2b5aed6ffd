import type {FlagHandler} from './flag-handler';

const teams = ['checkout', 'search', 'account'];

/** `---team=checkout` marks an element with the team that owns it. */
export const team: FlagHandler = ({value}) => {
  if (value === true || !teams.includes(value)) return {warning: `Name a team: ${teams.join(', ')}.`};
  return {attributes: {'data-team': value}};
};

/** `---cta` and `---cta=wide` are the two main buttons of the design system. */
export const cta: FlagHandler = ({value}, {kind}) => {
  if (kind === 'text') return {warning: 'Put ---cta on the frame around the label.'};
  return {flags: ['--as-button', value === 'wide' ? '--width=100%' : '--min-width=160']};
};
