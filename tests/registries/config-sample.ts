import {configFields} from '@site/data/cli/config';
import type {ConfigField} from '@site/data/cli/types';
import ts from 'typescript';

/** The object that a configuration file exports, as `export default` or as `module.exports`. */
function exported(file: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  for (const statement of file.statements) {
    const value = ts.isExportAssignment(statement)
      ? statement.expression
      : ts.isExpressionStatement(statement) && ts.isBinaryExpression(statement.expression)
        ? statement.expression.right
        : undefined;
    if (value && ts.isObjectLiteralExpression(value)) return value;
  }
  return undefined;
}

function fits({type, choices}: ConfigField, value: ts.Expression): boolean {
  const isBoolean = value.kind === ts.SyntaxKind.TrueKeyword || value.kind === ts.SyntaxKind.FalseKeyword;
  switch (type) {
    case 'choice':
      return ts.isStringLiteral(value) && (choices ?? []).includes(value.text);
    case 'string':
      return ts.isStringLiteral(value);
    case 'number':
      return ts.isNumericLiteral(value);
    case 'boolean':
      return isBoolean;
    case 'boolean or string':
      return isBoolean || ts.isStringLiteral(value);
    case 'list of numbers':
      return ts.isArrayLiteralExpression(value) && value.elements.every(ts.isNumericLiteral);
    case 'object':
      return ts.isObjectLiteralExpression(value);
  }
}

function problemsIn(object: ts.ObjectLiteralExpression, above: string): string[] {
  return object.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return [];
    const key = ts.isIdentifier(property.name) || ts.isStringLiteral(property.name) ? property.name.text : '?';
    const name = `${above}${key}`;
    const value = property.initializer;
    const field = configFields.find((known) => known.name === name);
    if (field) return fits(field, value) ? [] : [`${name} has a wrong value: ${value.getText()}`];
    const isGroup = configFields.some((known) => known.name.startsWith(`${name}.`));
    return isGroup && ts.isObjectLiteralExpression(value) ? problemsIn(value, `${name}.`) : [`no field "${name}"`];
  });
}

/** What is wrong with a `designto.config.js`. */
export function configProblems(code: string): string[] {
  const object = exported(ts.createSourceFile('designto.config.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return object ? problemsIn(object, '') : ['exports no object'];
}
