import { Button } from '@chakra-ui/react/button';
import { useRef, type ChangeEvent, type Ref } from 'react';
import Upload from '~icons/lucide/upload';

type Props = {
  label: string;
  /** The types that the browser offers, as in `accept` of an input. */
  accept: string;
  /** The id of the text that says what is wanted, or what is wrong. */
  describedBy?: string;
  onChoose: (file: File) => void;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
};

/** A button that opens the browser's file chooser. */
export function FilePicker({ label, accept, describedBy, onChoose, ref }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(file);
    // So that the same file can be chosen again once it is mended.
    currentTarget.value = '';
  };
  return (
    <>
      <Button
        ref={ref}
        variant="outline"
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        <Upload /> {label}
      </Button>
      <input ref={input} type="file" hidden accept={accept} aria-label={label} onChange={choose} />
    </>
  );
}
