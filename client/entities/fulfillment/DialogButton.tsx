import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { useState, type ReactNode } from 'react';

type Props<Outcome extends unknown[]> = {
  label: string;
  variant?: ButtonProps['variant'];
  onStep?: (...outcome: Outcome) => void;
  renderDialog: (ends: { onDone: (...outcome: Outcome) => void; onClose: () => void }) => ReactNode;
};

/** A button that loads and opens its dialog when pressed. */
export function DialogButton<Outcome extends unknown[] = []>({
  label,
  variant,
  onStep,
  renderDialog,
}: Props<Outcome>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const finish = (...outcome: Outcome) => {
    close();
    onStep?.(...outcome);
  };
  const colorPalette = variant === 'outline' ? 'gray' : undefined;
  return (
    <>
      <Button variant={variant} colorPalette={colorPalette} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && renderDialog({ onDone: finish, onClose: close })}
    </>
  );
}
