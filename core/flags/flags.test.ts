import {describe, expect, it} from 'vitest';
import {flags} from '../../data/flags';
import {type LayerReading, parseLayerName, printMeaning, type Reading, severityOf, sizesOf} from '.';

/** `key state value` of each flag, the short way to say what was read. */
const told = ({readings}: LayerReading) =>
  readings.map(({token, state, meaning, flag}) =>
    [flag?.name ?? token.key, state, meaning && printMeaning(meaning)].filter(Boolean).join(' '),
  );
const read = (name: string) => told(parseLayerName(name));
const only = (name: string): Reading => {
  const [reading, ...others] = parseLayerName(name).readings;
  if (!reading || others.length > 0) throw new Error(`Expected one flag in "${name}", found ${others.length + 1}.`);
  return reading;
};
const codes = (name: string) => {
  const {problems, readings} = parseLayerName(name);
  return [...problems, ...readings.flatMap((each) => each.problems)].map(({code}) => code);
};

describe('position in the name', () => {
  it('the name comes first and the flags after it', () => {
    const layer = parseLayerName('Top bar --position-fixed');
    expect(layer.base).toBe('Top bar');
    expect(told(layer)).toEqual(['--position-fixed active true']);
  });

  it('a flag that comes first takes the words after it as its argument and leaves no name', () => {
    const layer = parseLayerName('--position-fixed Top bar');
    expect(layer.base).toBe('');
    expect(layer.readings[0]).toMatchObject({state: 'invalid', token: {value: 'Top bar', form: 'space'}});
    expect(codes('--position-fixed Top bar')).toEqual(['name-missing', 'invalid-value']);
  });

  it('the base name is everything before the first flag, trimmed', () => {
    expect(parseLayerName('  Hero  card   --artwork').base).toBe('Hero card');
    expect(parseLayerName('Plain name').base).toBe('Plain name');
    expect(parseLayerName('')).toMatchObject({base: '', readings: [], problems: []});
  });

  it('the base name, not the whole string, names components', () => {
    expect(parseLayerName('Hero card --max-width=960').componentName).toBe('HeroCard');
    expect(parseLayerName('결제 버튼 --as-button').componentName).toBe('결제버튼');
  });

  it('two hyphens inside a word are part of an ordinary name', () => {
    expect(parseLayerName('foo--bar')).toMatchObject({base: 'foo--bar', readings: []});
  });

  it('hyphens that carry no name are ordinary text', () => {
    expect(parseLayerName('Card -- old')).toMatchObject({base: 'Card -- old', readings: []});
    expect(parseLayerName('Card - old')).toMatchObject({base: 'Card - old', readings: []});
  });

  it('any whitespace may come before a flag', () => {
    expect(read('Card\t--artwork\n--id=a')).toEqual(['--artwork active true', '--id active a']);
  });
});

describe('forms', () => {
  it.each([
    ['bare', 'Art --artwork', '--artwork active true'],
    ['equals', 'Box --max-width=480', '--max-width active 480px'],
    ['space', 'Box --max-width 480', '--max-width active 480px'],
    ['quoted', 'Star --as-char="★"', '--as-char active ★'],
    ['value in family', 'Buy --as=button', '--as-button active true'],
    ['property suffix', 'List --ignore-item-spacing', '--ignore active item-spacing'],
    ['disabled', 'Art ----artwork', '--artwork disabled'],
    ['custom, three hyphens', 'Box ---my-flag=value', '---my-flag custom'],
    ['custom, namespaced', 'Box --com.example.pkg/key=value', '--com.example.pkg/key custom'],
    ['marker', 'Note //@ignore', '//@ignore active'],
  ])('%s', (_form, name, expected) => {
    expect(read(name)).toEqual([expected]);
  });

  it('equals and space give the same value for the same text', () => {
    expect(only('A --id=hero card').token.value).toBe(only('A --id hero card').token.value);
  });

  it('custom flags keep their value and their case', () => {
    expect(only('Box ---My-Flag=Some Value').token).toMatchObject({key: '---My-Flag', value: 'Some Value'});
    expect(codes('Box ---anything --com.example.pkg/key=1')).toEqual([]);
  });

  it('whitespace around the equals sign is an error: a flag without value, then stray text', () => {
    for (const name of ['Box --width = 100', 'Box --width =100', 'Box --width= 100']) {
      expect(only(name), name).toMatchObject({state: 'invalid', problems: [{code: 'space-around-equals'}]});
      expect(only(name).token.value, name).toBeUndefined();
      expect(severityOf({code: 'space-around-equals'})).toBe('error');
    }
  });

  it('flag names match in any case', () => {
    expect(read('Title --H1')).toEqual(['--as-h1 active true']);
    expect(read('Buy --AS=Button')).toEqual(['--as-button active true']);
  });

  it('every spelling of the registry is understood as its flag', () => {
    for (const flag of flags.filter(({name}) => name !== '----disable')) {
      for (const key of flag.keys) expect(only(`Layer ${key}`).flag?.name, key).toBe(flag.name);
    }
  });

  it('another spelling names the documented one', () => {
    expect(only('Box --maxwidth=10').aliasOf).toBe('--max-width');
    expect(only('Buy --as=button').aliasOf).toBe('--as-button');
    expect(only('Buy --href=/shop').aliasOf).toBe('--link');
    expect(only('Box --max-width=10').aliasOf).toBeUndefined();
  });

  it('the reserved spelling --as=wrap is not used', () => {
    expect(only('Grid --as=wrap')).toMatchObject({state: 'invalid', problems: [{code: 'reserved-spelling', instead: '--as-wrap'}]});
  });

  it('a property suffix may be said yes or no', () => {
    expect(only('A --ignore-effects=no').state).toBe('off');
    expect(only('A --ignore-effects=maybe').state).toBe('invalid');
  });

  it('helper keys belong to the flag they help', () => {
    expect(only('Logo --main')).toMatchObject({state: 'helper', flag: {name: '--hash'}, problems: []});
  });

  it('keys without a page are known', () => {
    expect(only('Buy --is-button')).toMatchObject({state: 'pageless', problems: []});
    expect(only('Dial --animated-rotation')).toMatchObject({state: 'pageless', problems: []});
  });
});

describe('values', () => {
  it.each(['true', 'True', 'TRUE', 'yes', 'Yes'])('%s is a boolean that says yes', (value) => {
    expect(only(`A --artwork=${value}`).state).toBe('active');
  });

  it.each(['false', 'False', 'no', 'NO'])('%s is a boolean that says no, which is not the same as absent', (value) => {
    expect(only(`A --artwork=${value}`)).toMatchObject({state: 'off', meaning: {kind: 'boolean', value: false}});
  });

  it.each(['1', '0', 'on', 'off', 'maybe'])('%s is not a boolean', (value) => {
    expect(only(`A --artwork=${value}`)).toMatchObject({state: 'invalid', problems: [{code: 'invalid-value', value}]});
  });

  it.each([
    ['480', '480px'],
    ['480px', '480px'],
    ['50%', '50%'],
    ['60vw', '60vw'],
    ['100VH', '100vh'],
    ['1.5em', '1.5em'],
    ['.5rem', '0.5rem'],
    ['0', '0px'],
  ])('the length %s is read as %s', (written, expected) => {
    expect(read(`A --min-height=${written}`)).toEqual([`--min-height active ${expected}`]);
  });

  it.each(['wide', '-10', 'calc(100% - 2px)', '10pt', '10 px', 'px'])('%s is not a length', (value) => {
    expect(only(`A --max-width=${value}`).state).toBe('invalid');
  });

  it.each([
    ['240px', {size: '240px'}],
    ['240px-960px-60vw', {min: '240px', max: '960px', size: '60vw'}],
    ['240px-960px', {min: '240px', max: '960px', size: '360px'}],
    ['?-960px', {max: '960px', size: '360px'}],
    ['240px-?', {min: '240px', size: '360px'}],
    ['240px-?-60vw', {min: '240px', size: '60vw'}],
    ['240px-960px-?', {min: '240px', max: '960px'}],
    ['240px-.-.', {min: '240px', max: '360px', size: '360px'}],
    ['.', {size: '360px'}],
  ])('the range %s on a layer 360 wide writes %o', (value, expected) => {
    for (const key of ['--width', '--height']) {
      const {meaning} = only(`A ${key}=${value}`);
      expect(meaning && sizesOf(meaning, 360)).toEqual(expected);
    }
  });

  it('only --width and --height take a range, of three slots at most, without negative numbers', () => {
    expect(only('A --max-width=240px-960px').state).toBe('invalid');
    expect(only('A --width=1-2-3-4').state).toBe('invalid');
    expect(only('A --width=-10-20').state).toBe('invalid');
  });

  it('an integer starts at one and the bare key means one', () => {
    expect(read('A --nbsp=3')).toEqual(['--as-nbsp active 3']);
    expect(read('A --nbsp')).toEqual(['--as-nbsp active 1']);
    for (const value of ['0', '-1', '1.5', 'two']) expect(only(`A --nbsp=${value}`).state, value).toBe('invalid');
  });

  it('a word from a list matches in any case', () => {
    expect(read('A --overflow=Hidden')).toEqual(['--overflow active hidden']);
    expect(only('A --overflow=sideways').state).toBe('invalid');
    expect(read('A --scroll')).toEqual(['--scroll active true']);
    expect(read('A --scroll=X')).toEqual(['--scroll active x']);
  });

  it('only the first equals sign separates key and value', () => {
    expect(only('Clip --video-src=https://host/watch?v=abc&t=1').meaning).toEqual({kind: 'url', value: 'https://host/watch?v=abc&t=1'});
  });

  it('a required value that is missing leaves the flag without effect', () => {
    expect(only('Logo --hash')).toMatchObject({state: 'invalid', problems: [{code: 'missing-value'}]});
    expect(only('Logo --id=')).toMatchObject({state: 'invalid', problems: [{code: 'empty-value'}]});
  });
});

describe('where a value ends', () => {
  it('runs on to the next flag, spaces kept, trailing ones trimmed', () => {
    expect(read('A --id=hero card   --artwork')).toEqual(['--id active hero card', '--artwork active true']);
  });

  it('a flag whose hyphens were deleted becomes part of the value before it, which is pointed out', () => {
    expect(only('A --id=hero class=wide')).toMatchObject({
      token: {value: 'hero class=wide'},
      problems: [{code: 'flag-in-value', word: 'class'}],
    });
    expect(read('A --id=hero ----class=wide')).toEqual(['--id active hero', '--class disabled']);
  });

  it('plain words after a bare boolean are an invalid value, not part of the name', () => {
    const layer = parseLayerName('Icon --artwork old one');
    expect(layer.base).toBe('Icon');
    expect(layer.readings[0]).toMatchObject({state: 'invalid', problems: [{code: 'invalid-value', value: 'old one'}]});
  });

  it('a hyphenated word does not end it', () => {
    expect(only('A --id=foo--bar - baz').token.value).toBe('foo--bar - baz');
  });
});

describe('quoting', () => {
  it.each([
    ['double quotes', `A --as-char="a b"`, 'a b'],
    ['single quotes', `A --as-char='a b'`, 'a b'],
    ['the other kind inside', `A --as-char="it's"`, "it's"],
    ['an escaped quote', `A --as-char="a \\"b\\""`, 'a "b"'],
    ['an escaped backslash', `A --as-char="a\\\\"`, 'a\\'],
    ['a flag inside', `A --as-char="x --artwork"`, 'x --artwork'],
    ['outer spaces', `A --as-char=" x "`, ' x '],
    ['an empty string', `A --as-char=""`, ''],
    ['the space form', `A --as-char "x y"`, 'x y'],
  ])('%s', (_what, name, value) => {
    expect(only(name)).toMatchObject({state: 'active', meaning: {kind: 'string', value}, problems: []});
  });

  it('typographic quotes are accepted with a hint', () => {
    for (const name of ['A --as-char=“x y”', 'A --as-char=‘x y’']) {
      expect(only(name)).toMatchObject({state: 'active', meaning: {value: 'x y'}, problems: [{code: 'typographic-quotes'}]});
    }
    expect(severityOf({code: 'typographic-quotes'})).toBe('hint');
  });

  it('an unclosed quote reaches to the end of the name, with a warning', () => {
    expect(only('A --as-char="x --artwork')).toMatchObject({
      state: 'active',
      meaning: {value: 'x --artwork'},
      problems: [{code: 'unclosed-quote'}],
    });
    expect(severityOf({code: 'unclosed-quote'})).toBe('warning');
  });

  it('quotes must enclose the whole value', () => {
    expect(only('A --as-char="x" y')).toMatchObject({state: 'invalid', problems: [{code: 'text-after-quote'}]});
    expect(only(`A --id=it's`).meaning).toEqual({kind: 'string', value: "it's"});
  });
});

describe('several flags', () => {
  it('any number, in any order', () => {
    expect(read('Card --id=promo --max-width=320 --fix-height')).toEqual([
      '--id active promo',
      '--max-width active 320px',
      '--fix-height active true',
    ]);
    expect(read('Card --fix-height --id=promo')).toEqual(['--fix-height active true', '--id active promo']);
  });

  it('the same flag twice, or two spellings of it: the last wins, with a warning', () => {
    expect(read('A --max-width=1 --maxwidth=2')).toEqual(['--max-width overruled 1px', '--max-width active 2px']);
    expect(codes('A --max-width=1 --maxwidth=2')).toEqual(['written-twice']);
  });

  it('an invalid or disabled repetition does not win', () => {
    expect(read('A --max-width=1 --max-width=wide')).toEqual(['--max-width active 1px', '--max-width invalid']);
    expect(read('A --max-width=1 ----max-width=2')).toEqual(['--max-width active 1px', '--max-width disabled']);
  });

  it('--ignore may name several properties', () => {
    expect(read('A --ignore=effects --ignore-opacity')).toEqual(['--ignore active effects', '--ignore active opacity']);
  });

  it('more than three get a hint', () => {
    expect(codes('A --id=a --class=b --artwork --root')).toEqual(['many-flags']);
    expect(severityOf({code: 'many-flags', count: 4})).toBe('hint');
  });
});

describe('disabling and switching off', () => {
  it('four hyphens keep the value but not the effect', () => {
    expect(only('A ----max-width=480')).toMatchObject({
      state: 'disabled',
      token: {value: '480'},
      flag: {name: '--max-width'},
      problems: [],
    });
  });

  it('five hyphens and more mean nothing', () => {
    expect(only('A -----artwork')).toMatchObject({state: 'unknown', problems: [{code: 'too-many-hyphens'}]});
  });

  it('--use-flag=false leaves the own flags of the layer active', () => {
    expect(read('A --use-flag=false --artwork')).toEqual(['--use-flag off false', '--artwork active true']);
  });

  it.each(['A //@ignore --id=x', 'A --ignore=* --id=x', 'A --proc-ignore --id=x'])('%s takes the layer out', (name) => {
    const layer = parseLayerName(name);
    expect(layer.ignored).toBe(true);
    expect(layer.readings[1]).toMatchObject({state: 'overruled', because: {rule: 'layer-ignored'}});
  });

  it('the marker may be anywhere, in exactly that case', () => {
    expect(parseLayerName('//@ignore Card')).toMatchObject({base: 'Card', ignored: true});
    expect(parseLayerName('Card//@ignore')).toMatchObject({base: 'Card', ignored: true});
    expect(parseLayerName('Card --id=a //@ignore')).toMatchObject({base: 'Card', ignored: true});
    expect(parseLayerName('Card //@Ignore')).toMatchObject({base: 'Card //@Ignore', ignored: false});
  });

  it('a negated or disabled --proc-ignore takes nothing out', () => {
    expect(parseLayerName('A --proc-ignore=no').ignored).toBe(false);
    expect(parseLayerName('A ----proc-ignore').ignored).toBe(false);
  });
});

describe('precedence', () => {
  it('flags below a layer with --use-flag=false are plain text', () => {
    const layer = parseLayerName('Card --artwork', {flagsSwitchedOff: true});
    expect(layer.base).toBe('Card --artwork');
    expect(layer.readings[0]).toMatchObject({state: 'overruled', because: {rule: 'parent-switched-off'}});
  });

  it('the marker beats even that', () => {
    expect(parseLayerName('Card //@ignore', {flagsSwitchedOff: true})).toMatchObject({base: 'Card', ignored: true});
  });

  it.each(['--unwrap', '--proc-skip'])('%s loses the sizing flags of the layer it removes', (key) => {
    expect(read(`A ${key} --max-width=3 --id=x`)).toEqual([`${key} active true`, '--max-width overruled 3px', '--id active x']);
  });

  it('--as-* beats --is-*', () => {
    expect(parseLayerName('A --is-button --as-button').readings[0]).toMatchObject({state: 'overruled', because: {rule: 'forced'}});
  });

  it('an explicit size beats a frozen one on its axis, and limits combine with both', () => {
    expect(read('A --fix-width --width=10 --min-width=5 --fix-height')).toEqual([
      '--fix-width overruled true',
      '--width active 10px',
      '--min-width active 5px',
      '--fix-height active true',
    ]);
    expect(read('A --exact-height --height=10')).toEqual(['--exact-height overruled true', '--height active 10px']);
  });

  it('--ignore=<property> comes after everything, yet leaves the limits of a range', () => {
    expect(read('A --width=10 --ignore=width')).toEqual(['--width overruled 10px', '--ignore active width']);
    expect(read('A --width=240-960 --ignore=width')).toEqual(['--width active 240px – 960px – .', '--ignore active width']);
    expect(read('A --fix-height --ignore-height')).toEqual(['--fix-height overruled true', '--ignore active height']);
  });
});

describe('unknown flags and bad values', () => {
  it('an unknown flag stays out of the name, does nothing and names the nearest known spelling', () => {
    const layer = parseLayerName('Card --max-widht=3');
    expect(layer.base).toBe('Card');
    expect(layer.readings[0]).toMatchObject({state: 'unknown', problems: [{code: 'unknown-flag', nearest: '--max-width'}]});
    expect(severityOf({code: 'unknown-flag'})).toBe('warning');
  });

  it('guesses nothing where nothing is near', () => {
    expect(only('Card --zebra-crossing').problems).toEqual([{code: 'unknown-flag'}]);
  });

  it('a name with other characters is unknown', () => {
    expect(only('Card --max_width=3')).toMatchObject({state: 'unknown', problems: [{code: 'bad-name'}]});
  });

  it('a bad value leaves the flag as if absent, with a warning', () => {
    expect(only('A --width=wide').state).toBe('invalid');
    expect(only('A --h1=maybe').state).toBe('invalid');
    expect(severityOf({code: 'invalid-value', value: 'wide'})).toBe('warning');
  });
});
