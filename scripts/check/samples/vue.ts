import {type CompilerError, compileScript, compileTemplate, parse} from '@vue/compiler-sfc';
import {type Check, type Fault, messageOf} from './check';

const place = {filename: 'sample.vue', id: 'sample'};

const faultOf = (error: CompilerError | SyntaxError | string, offset = 0): Fault => ({
  line: (typeof error === 'object' && 'loc' in error ? (error.loc?.start.line ?? 1) : 1) + offset,
  message: messageOf(error),
});

function template(source: string, offset: number): Fault | undefined {
  const {errors} = compileTemplate({...place, source});
  return errors.map((error) => faultOf(error, offset))[0];
}

/** A component with its blocks, or a piece of a template alone. */
export const vue: Check = (code) => {
  if (!/^\s*(?:<!--[\s\S]*?-->\s*)*<(?:template|script|style)\b/.test(code)) return template(code, 0);
  const {descriptor, errors} = parse(code, {filename: place.filename});
  if (errors[0]) return faultOf(errors[0]);
  try {
    if (descriptor.script || descriptor.scriptSetup) compileScript(descriptor, {id: place.id});
  } catch (error) {
    const {loc} = descriptor.scriptSetup ?? descriptor.script ?? {};
    return {line: loc?.start.line ?? 1, message: messageOf(error)};
  }
  return descriptor.template ? template(descriptor.template.content, descriptor.template.loc.start.line - 1) : undefined;
};
