import { useField } from 'formik';
import { Switch, type SwitchProps } from '../switch.tsx';

/** A switch: a field of an AppForm. `isAlwaysOn`: it is, whatever the field says. */
export function SwitchField({
  isAlwaysOn = false,
  ...props
}: SwitchProps & { name: string; isAlwaysOn?: boolean }) {
  const [field, , helpers] = useField<boolean>(props.name);
  return (
    <Switch
      {...props}
      isOn={field.value || isAlwaysOn}
      isDisabled={props.isDisabled || isAlwaysOn}
      onChange={(isOn) => void helpers.setValue(isOn)}
      onBlur={() => void helpers.setTouched(true)}
    />
  );
}
