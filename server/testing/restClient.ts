import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../rest/openApiDocument.js';
import type { Person } from './people/people.js';

/**
 * A REST request. `body` is sent as JSON and `form` as multipart. `text` is sent unchanged, with the content type in
 * `headers`.
 */
export interface RestRequest {
  /** The account whose token is sent. If undefined, a visitor sends the request. */
  as?: Pick<Person, 'token'>;
  body?: unknown;
  form?: FormData;
  text?: string;
  headers?: Record<string, string>;
}

/** A response that matches the OpenAPI document. `Body` is the type of the fields that the test reads. */
export interface RestAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** The envelope of a response with data. */
export interface Data<Content> {
  status: 'success';
  data: Content;
}

/** The body of the response to a refused request. It has the same form for all paths. */
export interface Refused {
  status: 'error';
  message: string;
  code: string;
  field?: string;
  errors?: { message: string; code: string; field?: string }[];
}

type Document = { paths: Record<string, Record<string, unknown>> };

/** The OpenAPI document, with a validator that keeps the response schemas it has compiled. */
interface Documented {
  document: Document;
  ajv: Ajv2020;
}

/** Shared by all clients of a worker, because compiling the document takes as long as ten requests. */
let documented: Promise<Documented> | undefined;

async function readDocument(): Promise<Documented> {
  const document = JSON.parse(JSON.stringify(await openApiDocument())) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi');
  return { document, ajv };
}

/**
 * Sends requests to the documented REST paths. Throws if the status or body of a response is not described in the OpenAPI
 * document (document.test.ts compares the document with the one served).
 */
export class RestClient {
  private constructor(
    private readonly url: string,
    private readonly documented: Documented,
  ) {}

  static async of({ url }: { url: string }): Promise<RestClient> {
    return new RestClient(url, await (documented ??= readDocument()));
  }

  get<Body>(path: string, request?: RestRequest): Promise<RestAnswer<Body>> {
    return this.call('GET', path, request);
  }

  post<Body>(path: string, request?: RestRequest): Promise<RestAnswer<Body>> {
    return this.call('POST', path, request);
  }

  patch<Body>(path: string, request?: RestRequest): Promise<RestAnswer<Body>> {
    return this.call('PATCH', path, request);
  }

  delete<Body>(path: string, request?: RestRequest): Promise<RestAnswer<Body>> {
    return this.call('DELETE', path, request);
  }

  async call<Body>(
    method: string,
    path: string,
    { as, body, form, text, headers }: RestRequest = {},
  ): Promise<RestAnswer<Body>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...headers,
      },
      body: form ?? text ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const content: unknown = await response.json();
    this.agree(method, path, response.status, content);
    return { status: response.status, headers: response.headers, body: content as Body };
  }

  /** Throws if the OpenAPI document does not describe this response. */
  private agree(method: string, path: string, status: number, content: unknown): void {
    const validate = this.documented.ajv.getSchema(this.schemaOf(method, path, status));
    if (!validate)
      throw new Error(`${method} ${path} documents no answer ${status}: ${JSON.stringify(content)}`);
    if (validate(content)) return;
    const wrong = this.documented.ajv.errorsText(validate.errors);
    throw new Error(`${method} ${path} ${status} is not as documented: ${wrong}\n${JSON.stringify(content)}`);
  }

  /**
   * Returns a reference to the schema of a response. For paths that are not documented, this is the common error
   * envelope.
   */
  private schemaOf(method: string, path: string, status: number): string {
    const template = this.templateOf(path.split('?')[0] ?? path);
    const operation = template && this.documented.document.paths[template]?.[method.toLowerCase()];
    const pointer = operation
      ? [
          'paths',
          template,
          method.toLowerCase(),
          'responses',
          String(status),
          'content',
          'application/json',
          'schema',
        ]
      : ['components', 'schemas', 'Error'];
    return `openapi#/${pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
  }

  private templateOf(path: string): string | undefined {
    const templates = Object.keys(this.documented.document.paths);
    return (
      templates.find((template) => template === path) ??
      templates.find((template) => new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path))
    );
  }
}
