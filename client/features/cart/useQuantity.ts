import { useRef, useState } from 'react';

/**
 * Manages the requested quantity of a line, which is shown immediately. Requests are sent one at a time, so that the
 * last value wins. Values that are replaced while waiting are never sent.
 *
 * `send` must not throw. It resolves to the text of the refusal; null on success.
 */
export function useQuantity(saved: number, send: (quantity: number) => Promise<string | null>) {
  const [wish, setWish] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const next = useRef<number | null>(null);
  const sending = useRef(false);

  const change = async (quantity: number) => {
    setWish(quantity);
    setRefusal(null);
    next.current = quantity;
    if (sending.current) return;
    sending.current = true;
    while (next.current !== null) {
      const wanted: number = next.current;
      next.current = null;
      setRefusal(await send(wanted));
    }
    sending.current = false;
    setWish(null);
  };

  return {
    quantity: wish ?? saved,
    change: (quantity: number) => void change(quantity),
    refusal,
    isPending: wish !== null,
  };
}
