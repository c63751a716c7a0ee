/** The response to a GraphQL request, with its HTTP status. */
export interface GraphQLAnswer<Data> {
  status: number;
  data: Data;
  errors?: { message: string; path?: string[]; extensions: { code: string } }[];
}

/** Sends GraphQL requests over HTTP to a running marketplace. `token` is a session token. */
export class GraphQLClient {
  constructor(readonly url: string) {}

  /** Sends a request and returns the whole response, including errors. */
  async graphql<Data>(query: string, variables: object = {}, token?: string): Promise<GraphQLAnswer<Data>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const answer = (await response.json()) as Omit<GraphQLAnswer<Data>, 'status'>;
    return { status: response.status, ...answer };
  }

  /** Sends a request and returns its data. Throws if the response has errors. */
  async ask<Data>(query: string, variables: object = {}, token?: string): Promise<Data> {
    const { data, errors } = await this.graphql<Data>(query, variables, token);
    if (errors) throw new Error(`GraphQL refused: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Sends a multipart request with one file, as graphql-multipart-request-spec describes. Returns the whole response. */
  async upload<Data>(
    query: string,
    variables: object,
    file: { path: string; content: Uint8Array<ArrayBuffer> | string; name: string; type: string },
    token?: string,
  ): Promise<GraphQLAnswer<Data>> {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables }));
    form.set('map', JSON.stringify({ 0: [file.path] }));
    form.set('0', new File([file.content], file.name, { type: file.type }));
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true', ...(token && { authorization: `Bearer ${token}` }) },
      body: form,
    });
    const answer = (await response.json()) as Omit<GraphQLAnswer<Data>, 'status'>;
    return { status: response.status, ...answer };
  }
}
