import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Calls `onReturn` when the buyer comes back from the page of the provider. Removes the provider's parameters from the
 * address without adding a step to the history.
 */
export function useReturn(onReturn: () => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isBack = new URLSearchParams(search).get('payment') === 'returned';
  const arrive = useEffectEvent(() => {
    void navigate(pathname, { replace: true });
    onReturn();
  });
  useEffect(() => {
    if (isBack) arrive();
  }, [isBack]);
}
