import { describe, expect, it } from 'vitest';
import { newId } from '../persistence/ids.js';
import { pageOf, pageOfSubscription } from './page.js';

const orderId = newId('order');
const query = 'query Order($id: ID!) { order(id: $id) { id } }';

describe('the name of a page', () => {
  it('is the method and the path, without what stands behind it', () => {
    const page = { method: 'GET', url: '/api/v1/books?search=gora', body: null, query: { search: 'gora' } };
    expect(pageOf(page)).toBe('GET /api/v1/books');
  });

  it('has the operation of a body, and of the address of a GET', () => {
    const url = '/graphql';
    const body = { query, variables: { id: orderId } };
    expect(pageOf({ method: 'POST', url, body, query: {} })).toBe(`POST /graphql Order ${orderId}`);
    const address = { query, variables: JSON.stringify({ id: orderId }) };
    expect(pageOf({ method: 'GET', url: `${url}?query=x`, body: undefined, query: address })).toBe(
      `GET /graphql Order ${orderId}`,
    );
  });

  it('takes no operation from the address of anything else', () => {
    const asked = { query: 'query Order { x }' };
    expect(pageOf({ method: 'POST', url: '/graphql?query=x', body: {}, query: asked })).toBe('POST /graphql');
    expect(pageOf({ method: 'GET', url: '/api/v1/suggestions', body: null, query: asked })).toBe(
      'GET /api/v1/suggestions',
    );
  });

  it('is of a subscription that it begins, by its given name first', () => {
    const operation = { query: 'subscription Other { x }', operationName: 'OrderChanged', variables: null };
    expect(pageOfSubscription(operation)).toBe('SUBSCRIBE /graphql OrderChanged');
  });
});
