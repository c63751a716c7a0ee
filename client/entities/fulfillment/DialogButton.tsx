import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { useState, type ReactNode } from 'react';

type Props = {
  label: string;
  variant?: ButtonProps['variant'];
  onStep?: () => void;
  renderDialog: (ends: { onDone: () => void; onClose: () => void }) => ReactNode;
};

/** A button that loads and opens its dialog when pressed. */
export function DialogButton({ label, variant, onStep, renderDialog }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const finish = () => {
    close();
    onStep?.();
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
