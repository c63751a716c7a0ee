import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSuccessNote } from '../../shared/ui/SuccessNote';

/** Whether the dialog of a report is open, and the thanks once it was sent. */
export function useReport() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { message, show } = useSuccessNote();
  const finish = () => {
    setIsOpen(false);
    show(t`Thank you. An administrator will review it.`);
  };
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false), finish, thanks: message };
}
