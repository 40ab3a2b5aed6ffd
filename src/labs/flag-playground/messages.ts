import {translate} from '@docusaurus/Translate';
import type {Because, LayerReading, Problem, State} from '@site/core/flags';
import {count, longestName} from './model';

export const words = {
  input: () => translate({id: 'labs.flag-playground.input', message: 'Layer name', description: 'Label of the field for a layer name'}),
  examples: () => translate({id: 'labs.flag-playground.examples', message: 'Try one', description: 'Heading of the example layer names'}),
  parent: () =>
    translate({
      id: 'labs.flag-playground.parent',
      message: 'A parent layer says --use-flag=false',
      description: 'Checkbox: flags of the layer are switched off from above',
    }),
  name: () => translate({id: 'labs.flag-playground.name', message: 'Name', description: 'Before the layer name without its flags'}),
  empty: () => translate({id: 'labs.flag-playground.empty', message: 'empty', description: 'Shown for a layer name that is empty'}),
  component: () =>
    translate({id: 'labs.flag-playground.component', message: 'In code', description: 'Before the component name made from a layer name'}),
  ignored: () =>
    translate({
      id: 'labs.flag-playground.ignored',
      message: 'This layer is left out of the code.',
      description: 'Shown when a marker or flag takes the whole layer out',
    }),
  flags: () =>
    translate({
      id: 'labs.flag-playground.flags',
      message: 'Flags in this name',
      description: 'Name of the list of flags',
    }),
  none: () =>
    translate({
      id: 'labs.flag-playground.none',
      message: 'No flags: the whole text is the name.',
      description: 'Shown when a layer name has no flags',
    }),
  marker: () =>
    translate({
      id: 'labs.flag-playground.marker',
      message: 'Not a flag but a marker: takes the layer out of every stage.',
      description: 'Explains the //@ignore marker',
    }),
  draft: () =>
    translate({
      id: 'labs.flag-playground.draft',
      message: 'Draft: read, but without effect unless experimental flags are switched on.',
      description: 'Explains a flag of the draft stage',
    }),
};

export function stateLabel(state: State): string {
  switch (state) {
    case 'active':
      return translate({id: 'labs.flag-playground.state.active', message: 'active', description: 'State of a flag that takes effect'});
    case 'off':
      return translate({id: 'labs.flag-playground.state.off', message: 'vetoed', description: 'State of a flag whose value is false'});
    case 'disabled':
      return translate({id: 'labs.flag-playground.state.disabled', message: 'disabled', description: 'State of a flag with four hyphens'});
    case 'custom':
      return translate({id: 'labs.flag-playground.state.custom', message: 'custom', description: 'State of a user-defined flag'});
    case 'helper':
      return translate({
        id: 'labs.flag-playground.state.helper',
        message: 'helper',
        description: 'State of a key that belongs to another flag',
      });
    case 'pageless':
      return translate({id: 'labs.flag-playground.state.pageless', message: 'planned', description: 'State of a known key without a page'});
    case 'unknown':
      return translate({id: 'labs.flag-playground.state.unknown', message: 'unknown', description: 'State of a flag nobody knows'});
    case 'invalid':
      return translate({id: 'labs.flag-playground.state.invalid', message: 'ignored', description: 'State of a flag with a bad value'});
    case 'overruled':
      return translate({
        id: 'labs.flag-playground.state.overruled',
        message: 'overruled',
        description: 'State of a flag that lost to another',
      });
  }
}

/** What the state means for the layer; nothing where the meaning of the flag says it all. */
export function stateNote(state: State): string | undefined {
  switch (state) {
    case 'off':
      return translate({
        id: 'labs.flag-playground.note.off',
        message: 'Present and set to false: it overrules automatic detection.',
        description: 'Explains a flag whose value is false',
      });
    case 'disabled':
      return translate({
        id: 'labs.flag-playground.note.disabled',
        message: 'Four hyphens: read as if it were not there. Take two away to switch it on again.',
        description: 'Explains a disabled flag',
      });
    case 'custom':
      return translate({
        id: 'labs.flag-playground.note.custom',
        message: 'Your own flag: passed on to the hooks of your configuration, without a warning.',
        description: 'Explains a custom flag',
      });
    case 'helper':
      return translate({
        id: 'labs.flag-playground.note.helper',
        message: 'Belongs to another flag and means something only next to it.',
        description: 'Explains a helper key',
      });
    case 'pageless':
      return translate({
        id: 'labs.flag-playground.note.pageless',
        message: 'Known to the parser, but no code is generated for it yet.',
        description: 'Explains a key without a page',
      });
    default:
      return undefined;
  }
}

export function becauseNote(because: NonNullable<Because>): string {
  switch (because.rule) {
    case 'layer-ignored':
      return translate({
        id: 'labs.flag-playground.because.layerIgnored',
        message: 'The whole layer is ignored, so nothing else in its name counts.',
        description: 'Why a flag lost',
      });
    case 'parent-switched-off':
      return translate({
        id: 'labs.flag-playground.because.parent',
        message: 'A parent says --use-flag=false, so this is plain text.',
        description: 'Why a flag lost',
      });
    case 'last-wins':
      return translate({
        id: 'labs.flag-playground.because.last',
        message: 'Written again further on: the last one wins.',
        description: 'Why a flag lost',
      });
    case 'layer-removed':
      return translate({
        id: 'labs.flag-playground.because.removed',
        message: 'The layer itself is removed and its child takes its place, so its size is lost.',
        description: 'Why a flag lost',
      });
    case 'forced':
      return translate({
        id: 'labs.flag-playground.because.forced',
        message: 'A hint gives way to the flag that forces the same thing.',
        description: 'Why a flag lost',
      });
    case 'explicit-size':
      return translate({
        id: 'labs.flag-playground.because.size',
        message: 'An explicit size wins over a frozen one.',
        description: 'Why a flag lost',
      });
    case 'property-ignored':
      return translate({
        id: 'labs.flag-playground.because.property',
        message: 'The property it writes is left out by --ignore, which comes last.',
        description: 'Why a flag lost',
      });
  }
}

export function problemText(problem: Problem): string {
  switch (problem.code) {
    case 'name-missing':
      return translate({
        id: 'labs.flag-playground.problem.nameMissing',
        message: 'The layer has no name of its own. Write the name first, then the flags: words after a flag are its value.',
        description: 'Problem of a layer name',
      });
    case 'many-flags':
      return translate(
        {
          id: 'labs.flag-playground.problem.manyFlags',
          message: '{count} flags in one name are hard to read. Three are a good limit.',
          description: 'Hint about a layer name',
        },
        {count: problem.count},
      );
    case 'space-around-equals':
      return translate({
        id: 'labs.flag-playground.problem.spaceAroundEquals',
        message: 'There must be no space next to the equals sign. The flag has no value now.',
        description: 'Problem of a flag',
      });
    case 'empty-value':
    case 'missing-value':
      return translate({
        id: 'labs.flag-playground.problem.missingValue',
        message: 'This flag needs a value. Without one it does nothing.',
        description: 'Problem of a flag',
      });
    case 'invalid-value':
      return translate(
        {
          id: 'labs.flag-playground.problem.invalidValue',
          message: '“{value}” is not a value of this flag, so the flag is ignored.',
          description: 'Problem of a flag',
        },
        {value: problem.value},
      );
    case 'unknown-flag':
      return translate({
        id: 'labs.flag-playground.problem.unknownFlag',
        message: 'No flag is spelled like this. It stays out of the layer name and does nothing.',
        description: 'Problem of a flag',
      });
    case 'reserved-spelling':
      return translate(
        {
          id: 'labs.flag-playground.problem.reserved',
          message: 'This spelling is reserved for later. Write {instead}.',
          description: 'Problem of a flag',
        },
        {instead: problem.instead},
      );
    case 'written-twice':
      return translate({
        id: 'labs.flag-playground.problem.twice',
        message: 'The same flag is written more than once.',
        description: 'Problem of a flag',
      });
    case 'flag-in-value':
      return translate(
        {
          id: 'labs.flag-playground.problem.flagInValue',
          message: '“{word}” has become part of the value. To switch a flag off, give it four hyphens: ----{word}.',
          description: 'Hint about a flag',
        },
        {word: problem.word},
      );
    case 'unclosed-quote':
      return translate({
        id: 'labs.flag-playground.problem.unclosed',
        message: 'The quote is not closed, so the value reaches to the end of the name.',
        description: 'Problem of a flag',
      });
    case 'text-after-quote':
      return translate({
        id: 'labs.flag-playground.problem.textAfterQuote',
        message: 'Quotes must enclose the whole value.',
        description: 'Problem of a flag',
      });
    case 'typographic-quotes':
      return translate({
        id: 'labs.flag-playground.problem.typographic',
        message: 'Curly quotes are understood; straight ones are safer.',
        description: 'Hint about a flag',
      });
    case 'too-many-hyphens':
      return translate({
        id: 'labs.flag-playground.problem.hyphens',
        message: 'Two hyphens make a flag, three a custom one, four disable it. More mean nothing.',
        description: 'Problem of a flag',
      });
    case 'bad-name':
      return translate({
        id: 'labs.flag-playground.problem.badName',
        message: 'A flag name is made of letters, digits and hyphens.',
        description: 'Problem of a flag',
      });
  }
}

export const cutNote = (): string =>
  translate(
    {
      id: 'labs.flag-playground.cut',
      message: 'The name is {limit} characters long, the most that this lab reads. Anything after that is cut off.',
      description: 'Shown below the field for a layer name when it is full',
    },
    {limit: longestName},
  );

export function summary(name: string, layer: LayerReading): string[] {
  const {active, inactive, problems} = count(layer);
  return [
    translate(
      {
        id: 'labs.flag-playground.summary',
        message: 'Name: {name}. Flags in effect: {active}. Without effect: {inactive}. Problems: {problems}.',
        description: 'Read to screen readers after the layer name was changed',
      },
      {name: layer.base || '—', active, inactive, problems},
    ),
    name.length >= longestName ? cutNote() : '',
  ];
}
