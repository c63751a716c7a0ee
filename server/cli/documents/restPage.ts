import { openApiDocument } from '../../rest/openApiDocument.js';
import { page, table } from './markdown.js';

interface Operation {
  summary: string;
  tags: readonly string[];
  parameters?: readonly { name: string; in: string }[];
}
interface Document {
  tags: readonly { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
}
interface Call extends Operation {
  method: string;
  path: string;
}

/** Returns the content of docs/rest.md. */
export async function restPage(): Promise<string> {
  const { tags, paths } = (await openApiDocument()) as Document;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ ...operation, method, path })),
  );
  return page('the OpenAPI document', 'REST calls', [
    'The OpenAPI document at `/api/openapi.json` describes bodies, responses and errors. It is readable at `/api/docs`. [api.md](api.md) explains what all calls have in common.',
    ...tags.flatMap((tag) => section(tag, calls)),
  ]);
}

function section(tag: Document['tags'][number], calls: readonly Call[]): string[] {
  const rows = calls
    .filter(({ tags }) => tags.includes(tag.name))
    .map(({ method, path, summary, parameters }) => [
      `\`${method.toUpperCase()} ${path}\``,
      summary,
      namesOf(parameters),
    ]);
  return [`## ${tag.name}`, tag.description, table(['call', 'what it does', 'parameters'], rows)];
}

/** Returns the names of query parameters and headers. Path parameters are left out, because the path shows them. */
function namesOf(parameters: Operation['parameters'] = []): string {
  return parameters
    .filter((parameter) => parameter.in !== 'path')
    .map(({ name }) => `\`${name}\``)
    .join(', ');
}
