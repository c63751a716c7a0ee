import { expect, it } from 'vitest';
import { principal } from '../../testing/people/principals.js';
import { limitedTo } from './principal.js';

it('a principal is limited to abilities that they have', () => {
  const import_ = ['listings:import'] as const;
  const publisher = principal('user_publisher', 'PUBLISHER', 'ADMINISTRATOR');
  expect([...limitedTo(publisher, import_).abilities]).toEqual(['listings:import']);
  expect([...limitedTo(principal('user_reader'), import_).abilities]).toEqual([]);
});
