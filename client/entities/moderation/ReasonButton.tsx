import { Button } from '@chakra-ui/react/button';
import { useState, type ReactNode } from 'react';
import { onDemand } from '../../shared/ui/onDemand';
import type { Payload } from '../../shared/send/outcomeOf';

const ReasonDialog = onDemand(() => import('./ReasonDialog'));

type Props = {
  label: string;
  title: string;
  /** Explains the consequence of the action. */
  children: ReactNode;
  destructive?: boolean;
  send: (reason: string) => Promise<Payload | null | undefined>;
  onDone?: () => void;
};

/** A button for a moderator's action. It opens a dialog that asks for the reason. */
export function ReasonButton({ label, title, children, destructive, send, onDone }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const finish = () => {
    setIsOpen(false);
    onDone?.();
  };
  return (
    <>
      <Button variant="outline" colorPalette={destructive ? 'red' : 'gray'} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={title}
          submit={label}
          destructive={destructive}
          send={send}
          onDone={finish}
          onClose={() => setIsOpen(false)}
        >
          {children}
        </ReasonDialog>
      )}
    </>
  );
}
