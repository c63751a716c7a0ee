import { expect, it } from 'vitest';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader } from '../../testing/people/people.js';
import { RestClient, type Refused } from '../../testing/restClient.js';

it('limits how often one person tries to rate, and says when to come back', async () => {
  const busy = await TestMarketplace.open({ rateLimits: true });
  try {
    const rest = await RestClient.of(busy);
    const [eager, calm] = [await signUpReader(busy), await signUpReader(busy)];
    const attempt = (as = eager) =>
      rest.post<Refused>('/api/user/nobody/rate', { as, body: { rating: 80, orderId: 'nothing' } });
    for (let count = 0; count < 60; count += 1) expect((await attempt()).status).toBe(404);
    const limited = await attempt();
    expect(limited).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt(calm)).status).toBe(404);
  } finally {
    await busy.close();
  }
});
