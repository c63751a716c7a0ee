import { types, type NodePath, type PluginObj } from '@babel/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

// Texts in the code are compiled at build time, so that browsers neither parse them nor load the parser. An invalid
// text fails the build.

/** Lingui's macros put this comment before every text that they replace. */
const MARK = 'i18n';

/** Compiles the English texts in the code. Runs after Lingui's macros. */
export const sourceTexts = (): PluginObj => ({
  visitor: {
    ObjectExpression(path) {
      if (!path.node.leadingComments?.some(({ value }) => value === MARK)) return;
      for (const property of path.get('properties'))
        if (property.isObjectProperty() && types.isIdentifier(property.node.key, { name: 'message' }))
          compile(property);
    },
  },
});

/** Compiles the translated refusals, which are objects of texts (client/shared/i18n/errors). */
export const refusalTexts = (): PluginObj => ({ visitor: { ObjectProperty: compile } });

function compile(path: NodePath<types.ObjectProperty>): void {
  const { value } = path.node;
  if (!types.isStringLiteral(value)) throw path.buildCodeFrameError('This text is not constant.');
  path.node.value = types.valueToNode(compiled(value.value));
  path.skip(); // a compiled plural is an object of texts too
}

/** Returns the compiled text. A text without values stays a string, which is shorter. */
function compiled(message: string) {
  const tokens = compileMessageOrThrow(message);
  const [text] = tokens;
  // JSON drops the `offset: undefined` of plurals, which would only make the code longer.
  return tokens.length === 1 && typeof text === 'string'
    ? text
    : (JSON.parse(JSON.stringify(tokens)) as object);
}
