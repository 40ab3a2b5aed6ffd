import type {ArrowFunctionExpression, Identifier, ImportDeclaration, Literal, Program} from 'estree';

const literal = (value: string): Literal => ({type: 'Literal', value, raw: JSON.stringify(value)});
const identifier = (name: string): Identifier => ({type: 'Identifier', name});

const program = (body: Program['body']): Program => ({type: 'Program', sourceType: 'module', body, comments: []});

/** `import Fallback, {frame} from 'source'` */
export function fallbackImport(source: string, fallback: string, frame: string): Program {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    source: literal(source),
    attributes: [],
    specifiers: [
      {type: 'ImportDefaultSpecifier', local: identifier(fallback)},
      {type: 'ImportSpecifier', imported: identifier('frame'), local: identifier(frame)},
    ],
  };
  return program([declaration]);
}

/** `() => import('source')` */
export function lazyImport(source: string): Program {
  const expression: ArrowFunctionExpression = {
    type: 'ArrowFunctionExpression',
    expression: true,
    generator: false,
    async: false,
    params: [],
    body: {type: 'ImportExpression', source: literal(source), options: null},
  };
  return program([{type: 'ExpressionStatement', expression}]);
}

export const reference = (name: string): Program => program([{type: 'ExpressionStatement', expression: identifier(name)}]);
