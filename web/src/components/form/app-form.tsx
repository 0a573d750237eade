import { FormikProvider, useFormik, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { changedFields } from './changed-fields.ts';

export interface FormState<Values> {
  values: Values;
  /** The values when last saved. */
  before: Values;
  isDirty: boolean;
  isSaving: boolean;
  setValue: (name: keyof Values & string, value: string) => void;
}

/**
 * Every form uses this around Formik: it validates on submit, then again at each change. `onSubmit`
 * gets the values and the last saved ones; it resolves to true when they are saved. They then count
 * as unchanged; what was typed while saving stays, as a change. A refused submit keeps what was typed,
 * calls `onInvalid` and focuses the first fault.
 */
export function AppForm<Values extends FormikValues>(props: {
  label: string;
  initialValues: Values;
  schema: Pick<ObjectSchema<Values>, 'validate'>;
  onSubmit: (values: Values, before: Values) => Promise<boolean>;
  onInvalid?: (fields: string[]) => void;
  /** The values after a save, when they differ from those sent (an emptied secret). */
  afterSave?: (values: Values) => Values;
  children: (form: FormState<Values>) => ReactNode;
}) {
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const typed = useRef(props.initialValues);
  const formik = useFormik<Values>({
    initialValues: props.initialValues,
    validationSchema: props.schema,
    validateOnBlur: false,
    validateOnChange: wasSubmitted,
    onSubmit: async (values, helpers) => {
      const isSaved = await props.onSubmit(values, formik.initialValues);
      if (!isSaved) return;
      setWasSubmitted(false);
      const later = changedFields(typed.current, values);
      const saved = props.afterSave?.(values) ?? values;
      helpers.resetForm({ values: saved });
      await helpers.setValues({ ...saved, ...later }, false);
    },
  });
  useEffect(() => {
    typed.current = formik.values;
  }, [formik.values]);

  async function submit(form: HTMLFormElement) {
    if (formik.isSubmitting) return;
    setWasSubmitted(true);
    const faults = Object.keys(await formik.validateForm());
    await formik.submitForm();
    if (faults.length === 0) return;
    props.onInvalid?.(faults);
    // After the tab with the fault is shown.
    setTimeout(() => {
      const atFault = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
      // Safari has checkVisibility from version 17.4 on only.
      atFault.find((field) => field.getClientRects().length > 0)?.focus();
    });
  }

  return (
    <FormikProvider value={formik}>
      <form
        noValidate
        aria-label={props.label}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        {props.children({
          values: formik.values,
          before: formik.initialValues,
          isDirty: formik.dirty,
          isSaving: formik.isSubmitting,
          setValue: (name, value) => void formik.setFieldValue(name, value),
        })}
      </form>
    </FormikProvider>
  );
}
