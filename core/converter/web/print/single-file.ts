import {blank, indent, type Line, line, spaced} from '../../lines';
import {camel, pascal} from '../../names';
import type {Prop} from '../../props';
import {elementsOf, type Module} from '../element';
import {cssLines, localNames} from './css';
import {escapeText, htmlDialect} from './html';
import {elementLines} from './markup';
import {quoted} from './react';

/** Vue and Svelte: script, markup and styles in one file, with the short class names. */
export const statedAt = 'code/with-vue/index.mdx#mapping';

const vueTypes: Readonly<Record<Prop['type'], string>> = {text: 'string', boolean: 'boolean', callback: 'never'};

const initial = ({name, type, initial: text}: Prop): string => (type === 'text' ? `${name} = ${quoted(text ?? '')}` : `${name} = true`);

const event = (name: string): string => camel(name.replace(/^on/, ''));

function vueScript(props: readonly Prop[]): Line[] {
  const values = props.filter(({type}) => type !== 'callback');
  const events = props.filter(({type}) => type === 'callback');
  if (props.length === 0) return [];
  const from = (list: readonly Prop[]) => list.map((prop) => prop.line);
  const shape = values.map(({name, type}) => `${name}?: ${vueTypes[type]}`).join('; ');
  return [
    line('<script setup lang="ts">'),
    ...(values.length > 0 ? [line(`const {${values.map(initial).join(', ')}} = defineProps<{${shape}}>();`, ...from(values))] : []),
    ...(events.length > 0
      ? [line(`const emit = defineEmits<{${events.map(({name}) => `${event(name)}: []`).join('; ')}}>();`, ...from(events))]
      : []),
    line('</script>'),
  ];
}

export function vueFile(module: Module): Line[] {
  const {root, props} = module;
  const dialect = htmlDialect({
    className: localNames,
    root,
    dynamic: (_, prop) => `@click="emit('${event(prop)}')"`,
    prop: (name) => `{{ ${name} }}`,
    text: (text) => escapeText(text).replaceAll('{{', "{{ '{{' }}"),
    shown: (prop, lines) =>
      lines.map((each, index) => (index === 0 ? {...each, text: each.text.replace(/^<([\w-]+)/, `<$1 v-if="${prop}"`)} : each)),
  });
  return spaced([
    vueScript(props),
    [line('<template>'), ...indent(elementLines(root, dialect)), line('</template>')],
    [line('<style scoped>'), ...cssLines(module, localNames), line('</style>')],
  ]);
}

const svelteTypes: Readonly<Record<Prop['type'], string>> = {text: 'string', boolean: 'boolean', callback: '() => void'};

function svelteScript(props: readonly Prop[], files: readonly string[]): Line[] {
  if (props.length === 0 && files.length === 0) return [];
  const names = props.map((prop) => (prop.type === 'callback' ? prop.name : initial(prop))).join(', ');
  const shape = props.map(({name, type}) => `${name}?: ${svelteTypes[type]}`).join('; ');
  return [
    line('<script lang="ts">'),
    ...files.map((file) => line(`  import ${camel(nameOf(file))} from '${file}';`)),
    ...(props.length > 0
      ? [...(files.length > 0 ? [blank] : []), line(`  let {${names}}: {${shape}} = $props();`, ...props.map((prop) => prop.line))]
      : []),
    line('</script>'),
  ];
}

const nameOf = (file: string): string => (file.split('/').at(-1) ?? '').replace(/\.\w+$/, '');

export function svelteFile(module: Module): Line[] {
  const {root, props} = module;
  const escaped = (text: string) => escapeText(text).replaceAll('{', '&lbrace;').replaceAll('}', '&rbrace;');
  const dialect = htmlDialect({
    className: localNames,
    root,
    dynamic: (_, prop) => `onclick={${prop}}`,
    prop: (name) => `{${name}}`,
    text: escaped,
    shown: (prop, lines, from) => [line(`{#if ${prop}}`, from), ...indent(lines), line('{/if}', from)],
  });
  const files = [
    ...new Set(
      elementsOf(root).flatMap(({attributes}) =>
        attributes.flatMap(({value}) => (typeof value === 'object' && 'file' in value ? [value.file] : [])),
      ),
    ),
  ];
  const markup = elementLines(root, {
    ...dialect,
    attributes: (element) =>
      dialect
        .attributes(element)
        .map((attribute) => attribute.replace(/^src="(\.\/assets\/[^"]+)"$/, (_, file: string) => `src={${camel(nameOf(file))}}`)),
  });
  return spaced([svelteScript(props, files), markup, [line('<style>'), ...indent(cssLines(module, localNames)), line('</style>')]]);
}

export const componentFile = (name: string, extension: string): string => `${pascal(name)}.${extension}`;
