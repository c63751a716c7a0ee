import { Switch } from '@chakra-ui/react/switch';
import { Text } from '@chakra-ui/react/text';

type Props = {
  label: string;
  /** The effect of the switch, in a sentence. */
  helper: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function SwitchField({ label, helper, checked, onChange }: Props) {
  return (
    <Switch.Root
      checked={checked}
      onCheckedChange={(to) => onChange(to.checked)}
      display="flex"
      justifyContent="space-between"
      alignItems="start"
      gap="4"
      colorPalette="primary"
    >
      <Switch.Label>
        {label}
        <Text as="span" display="block" color="fg.muted" fontWeight="normal" textStyle="sm">
          {helper}
        </Text>
      </Switch.Label>
      <Switch.HiddenInput />
      <Switch.Control mt="1">
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
  );
}
