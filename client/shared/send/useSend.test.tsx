import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '../i18n/I18nProvider';
import type { Payload } from './outcomeOf';
import { useSend } from './useSend';

const ACCEPTED: Payload = { userErrors: [] };
const REFUSED: Payload = {
  userErrors: [{ code: 'BOOK_NOT_FOUND', field: null, message: 'The book is gone', values: [] }],
};

/** Returns a request that stays pending until the test resolves it. */
function openRequest() {
  let answer: (payload: Payload) => void = () => undefined;
  const answered = new Promise<Payload>((resolve) => {
    answer = resolve;
  });
  return {
    request: vi.fn<() => Promise<Payload>>(() => answered),
    answer: (payload: Payload) => answer(payload),
  };
}

const sending = (overlapping: boolean) =>
  renderHook(() => useSend({ fallback: 'Not sent', overlapping }), {
    wrapper: I18nProvider,
  }).result;

describe('sending a mutation', () => {
  it('sends nothing on a second press while the first is under way', async () => {
    const [first, second] = [openRequest(), openRequest()];
    const hook = sending(false);
    const outcomes = act(() => {
      const sent = [hook.current.send(first.request), hook.current.send(second.request)];
      first.answer(ACCEPTED);
      return Promise.all(sent);
    });
    expect(await outcomes).toEqual([
      { accepted: ACCEPTED, failure: null },
      { accepted: null, failure: null },
    ]);
    expect(second.request).not.toHaveBeenCalled();
  });

  it('keeps what one refused request has to say when another beside it succeeds', async () => {
    const [first, second] = [openRequest(), openRequest()];
    const hook = sending(true);
    await act(async () => {
      const sent = [hook.current.send(first.request), hook.current.send(second.request)];
      first.answer(REFUSED);
      await sent[0];
    });
    expect(hook.current).toMatchObject({ busy: true, failure: expect.stringMatching(/./) });
    await act(async () => second.answer(ACCEPTED));
    expect(hook.current).toMatchObject({ busy: false, failure: expect.stringMatching(/./) });
  });

  it('says what it was told to when the answer never comes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const hook = sending(false);
    const lost = () => Promise.reject<Payload>(new TypeError('Failed to fetch'));
    await act(() => hook.current.send(lost));
    expect(hook.current).toMatchObject({ busy: false, failure: 'Not sent' });
  });
});
