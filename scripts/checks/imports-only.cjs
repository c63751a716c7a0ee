/**
 * A Babel plugin that reduces a module to its imports, for dependency-cruiser. Without it, dependency-cruiser would
 * miss type imports or fail on JSX, because it relies on a compiler API that TypeScript 7 lacks. dependency-cruiser
 * reads TypeScript files only if a compiler that it supports is installed. Therefore @swc/core is installed but not
 * used.
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
