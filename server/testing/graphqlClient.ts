/** The answer to a GraphQL request, as it came. */
export interface GraphQLAnswer<Data> {
  status: number;
  data: Data;
  errors?: { message: string; path?: string[]; extensions: { code: string } }[];
}

/** Speaks to a running marketplace as a program would: GraphQL over HTTP. The token is a session's. */
export class GraphQLClient {
  constructor(readonly url: string) {}

  /** Asks, and gives the whole answer, refusals included. */
  async graphql<Data>(query: string, variables: object = {}, token?: string): Promise<GraphQLAnswer<Data>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const answer = (await response.json()) as Omit<GraphQLAnswer<Data>, 'status'>;
    return { status: response.status, ...answer };
  }

  /** Asks, and answers the data; fails the test when there are errors. */
  async ask<Data>(query: string, variables: object = {}, token?: string): Promise<Data> {
    const { data, errors } = await this.graphql<Data>(query, variables, token);
    if (errors) throw new Error(`GraphQL refused: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Asks in a multipart request with one file, by the convention of graphql-multipart-request-spec. */
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
