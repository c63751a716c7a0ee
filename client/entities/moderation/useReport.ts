import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSuccessNote } from '../../shared/ui/SuccessNote';

/** Manages a report dialog and the note of thanks that follows a report. */
export function useReport() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { message, show } = useSuccessNote();
  const finish = () => {
    setIsOpen(false);
    show(t`Thank you. A moderator will review your report.`);
  };
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false), finish, thanks: message };
}
