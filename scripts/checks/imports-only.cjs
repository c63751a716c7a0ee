/**
 * A Babel configuration that leaves nothing of a module but its imports. dependency-cruiser needs it: without the
 * programming interface that TypeScript 7 no longer has, it overlooks imports of types or cannot read JSX. It looks at
 * files of TypeScript at all only where it finds a compiler that it knows: @swc/core, which then reads none of them.
 */
function importsOnly({ types: t }) {
  return {
    manipulateOptions(options, parserOptions) {
      parserOptions.plugins.push('typescript', 'decorators-legacy');
      if (options.filename.endsWith('x')) parserOptions.plugins.push('jsx');
    },
    visitor: {
      Program(program) {
        const sources = new Set();
        const add = (source) => {
          if (t.isStringLiteral(source)) sources.add(source.value);
        };
        program.traverse({
          'ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration': ({ node }) => add(node.source),
          Import: ({ parent }) => add(parent.arguments[0]),
          TSImportType: ({ node }) => add(node.argument),
        });
        program.node.body = [...sources].map((source) => t.importDeclaration([], t.stringLiteral(source)));
      },
    },
  };
}

module.exports = { configFile: false, babelrc: false, plugins: [importsOnly] };
