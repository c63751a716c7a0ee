import { describe, expect, it } from 'vitest';
import { isOverdue } from './sellerTask.js';

describe('a rental', () => {
  it.each([
    ['is not overdue on the day on which it is due', 'DELIVERED', '2026-02-15', false],
    ['is overdue on the next day', 'DELIVERED', '2026-02-14', true],
    ['is not overdue once it is back', 'RETURNED', '2026-02-14', false],
    ['is not overdue once it is lost', 'LOST', '2026-02-14', false],
    ['is not overdue with its reader before they have it', 'SHIPPED', '2026-02-14', false],
    ['is never overdue as a purchase', 'DELIVERED', null, false],
  ] as const)('%s', (_, status, dueOn, expected) => {
    expect(isOverdue({ status, isSentBack: false, dueOn }, '2026-02-15')).toBe(expected);
  });

  it('is not overdue once its reader has sent it back', () => {
    const rental = { status: 'DELIVERED', isSentBack: true, dueOn: '2026-02-01' } as const;
    expect(isOverdue(rental, '2026-02-15')).toBe(false);
  });
});
