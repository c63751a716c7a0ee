import { expect } from '@playwright/test';
import { test } from '../test';

test('GraphiQL answers a query under our security headers, and asks nobody else', async ({
  page,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'a tool for developers at a desk');
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== new URL(baseURL ?? '').origin) elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });

  const query = encodeURIComponent('{ books(first: 1) { totalCount } }');
  await page.goto(`/graphiql?query=${query}`);
  await expect(page.getByText('totalCount')).toBeVisible();
  await page.getByRole('button', { name: /execute query/i }).click();

  await expect(page.getByRole('region', { name: /result/i })).toContainText('"totalCount"');
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

test('Apollo Sandbox is allowed on its own page only', async ({ request }) => {
  const policyOf = async (path: string) => {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(response.headers()['content-type']).toContain('text/html');
    return response.headers()['content-security-policy'];
  };
  expect(await policyOf('/graphql')).toContain('apollographql.com');
  for (const path of ['/', '/graphiql', '/api/docs', '/books']) {
    expect(await policyOf(path)).not.toContain('apollographql.com');
  }
});
