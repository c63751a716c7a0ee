import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';

/** A text with more characters than LONG, or more lines than LINES, is shortened to LINES lines. */
const LONG = 600;
const LINES = 8;

/** Shows a user's text with its line breaks. The end of a long text is hidden until Read more is pressed. */
export function LongText({ children }: { children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isLong = children.length > LONG || children.split('\n').length > LINES;
  return (
    <>
      <Text
        id={id}
        maxW="prose"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        lineClamp={isLong && !isOpen ? LINES : undefined}
      >
        {children}
      </Text>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          minHeight="11"
          ms="-3"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <Trans>Show less</Trans> : <Trans>Read more</Trans>}
        </Button>
      )}
    </>
  );
}
