import ts from 'typescript';
import type {Check} from './check';

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.Preserve,
  experimentalDecorators: true,
};

/** Syntax only: a sample shows a part of a program, whose types are declared elsewhere. */
const syntaxOf =
  (extension: string): Check =>
  (code) => {
    const {diagnostics = []} = ts.transpileModule(code, {compilerOptions, fileName: `sample.${extension}`, reportDiagnostics: true});
    const [first] = diagnostics.filter(({category}) => category === ts.DiagnosticCategory.Error);
    if (!first) return undefined;
    const line = first.file ? first.file.getLineAndCharacterOfPosition(first.start ?? 0).line + 1 : 1;
    return {line, message: ts.flattenDiagnosticMessageText(first.messageText, ' ')};
  };

export const typescript = syntaxOf('ts');
export const tsx = syntaxOf('tsx');
export const javascript = syntaxOf('js');
export const jsx = syntaxOf('jsx');
