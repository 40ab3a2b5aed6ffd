import {indent, type Line, line, spaced} from '../../lines';
import {pascal} from '../../names';
import type {Prop} from '../../props';
import type {Module} from '../element';
import {cssLines, localNames} from './css';
import {escapeText, htmlDialect} from './html';
import {elementLines} from './markup';
import {fileReference, imports, pressedByKeys, quoted} from './react';

/** Vue and Svelte: script, markup and styles in one file, with the short class names. */
export const statedAt = 'code/with-vue/index.mdx#mapping';

const initial = ({name, type, initial: text}: Prop): string => (type === 'text' ? `${name} = ${quoted(text ?? '')}` : `${name} = true`);

const event = (name: string): string => name.replace(/^on(.)/, (_, first: string) => first.toLowerCase());

/** Longer than this, a list of props has a line for each. */
const widest = 100;

/** `{a = 1, b}` on one line, or on a line each where that is too long. */
function destructured(head: string, props: readonly Prop[], names: readonly string[], tail: string): Line[] {
  const whole = `${head}{${names.join(', ')}}${tail}`;
  if (whole.length <= widest) return [line(whole, ...props.map((prop) => prop.line))];
  return [
    line(`${head}{`),
    ...indent(names.map((name, index) => line(`${name},`, props[index]?.line ?? 0))),
    line(`}${tail}`, ...props.map((prop) => prop.line)),
  ];
}

function vueScript(module: Module): Line[] {
  const values = module.props.filter(({type}) => type !== 'callback');
  const events = module.props.filter(({type}) => type === 'callback');
  const shape = values.map(({name, type}) => `${name}?: ${type === 'boolean' ? 'boolean' : 'string'}`).join('; ');
  const parts = spaced([
    imports(module.root, 'vue'),
    values.length > 0 ? destructured('const ', values, values.map(initial), ` = defineProps<{${shape}}>();`) : [],
    events.length > 0
      ? [
          line(
            `const emit = defineEmits<{${events.map(({name}) => `${event(name)}: []`).join('; ')}}>();`,
            ...events.map((prop) => prop.line),
          ),
        ]
      : [],
  ]);
  return parts.length === 0 ? [] : [line('<script setup lang="ts">'), ...parts, line('</script>')];
}

export function vueFile(module: Module): Line[] {
  const {root} = module;
  const dialect = htmlDialect({
    className: localNames,
    root,
    dynamic: ({name}, prop) => (name === 'onclick' ? `@click="emit('${event(prop)}')"` : `:${name}="${prop}"`),
    keys: (prop) => ['enter', 'space'].map((key) => `@keydown.${key}.prevent="emit('${event(prop)}')"`),
    file: (name, file) => `:${name}="${fileReference(file)}"`,
    prop: (name) => `{{ ${name} }}`,
    content: (key) => `{{ t(${quoted(key)}) }}`,
    text: (text) => escapeText(text).replaceAll('{{', "{{ '{{' }}"),
    shown: (prop, lines) =>
      lines.map((each, index) => (index === 0 ? {...each, text: each.text.replace(/^<([^\s/>]+)/, `<$1 v-if="${prop}"`)} : each)),
  });
  return spaced([
    vueScript(module),
    [line('<template>'), ...indent(elementLines(root, dialect)), line('</template>')],
    [line('<style scoped>'), ...cssLines(module, localNames), line('</style>')],
  ]);
}

const svelteTypes: Readonly<Record<Prop['type'], string>> = {text: 'string', boolean: 'boolean', callback: '() => void'};

/** The props with their types: in one line, or with an interface where that is too long. */
function svelteProps(props: readonly Prop[]): Line[] {
  if (props.length === 0) return [];
  const names = props.map((prop) => (prop.type === 'callback' ? prop.name : initial(prop)));
  const typed = props.map((prop) => ({text: `${prop.name}?: ${svelteTypes[prop.type]};`, from: [prop.line]}));
  const shape = typed
    .map(({text}) => text)
    .join(' ')
    .replace(/;$/, '');
  const whole = `let {${names.join(', ')}}: {${shape}} = $props();`;
  if (whole.length <= widest) return [line(whole, ...props.map((prop) => prop.line))];
  return spaced([[line('interface Props {'), ...indent(typed), line('}')], destructured('let ', props, names, ': Props = $props();')]);
}

function svelteScript(module: Module): Line[] {
  const parts = spaced([imports(module.root, 'svelte'), svelteProps(module.props)]);
  return parts.length === 0 ? [] : [line('<script lang="ts">'), ...indent(parts), line('</script>')];
}

export function svelteFile(module: Module): Line[] {
  const {root} = module;
  const dialect = htmlDialect({
    className: localNames,
    root,
    dynamic: ({name}, prop) => (name === prop ? `{${prop}}` : `${name}={${prop}}`),
    keys: (prop) => [pressedByKeys('onkeydown', prop)],
    file: (name, file) => `${name}={${fileReference(file)}}`,
    prop: (name) => `{${name}}`,
    content: (key) => `{t(${quoted(key)})}`,
    text: (text) => escapeText(text).replaceAll('{', '&lbrace;').replaceAll('}', '&rbrace;'),
    shown: (prop, lines, from) => [line(`{#if ${prop}}`, from), ...indent(lines), line('{/if}', from)],
  });
  const style = [line('<style>'), ...indent(cssLines(module, localNames)), line('</style>')];
  return spaced([svelteScript(module), elementLines(root, dialect), style]);
}

export const componentFile = (name: string, extension: string): string => `${pascal(name)}.${extension}`;
