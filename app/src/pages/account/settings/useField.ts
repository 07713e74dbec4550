import type { Edits, Field } from '../../../data/account/autosave.ts';
import { useSettingsForm } from '../../../data/account/settings.ts';
import { useProblemText } from '../../../shell/forms/useProblemText.ts';

/** A field that saves by itself: its value, and what is wrong with it once it was left. */
export function useField<Name extends Field>(name: Name) {
  const { values, problems, edit, focused, setFocused } = useSettingsForm();
  const problem = useProblemText();
  const fault = problems[name];
  return {
    value: values[name],
    /** Not while one is still typing. */
    error: fault === undefined || focused === name ? undefined : problem(fault, name),
    change: (value: Exclude<Edits[Name], undefined>) => edit({ [name]: value }),
    focus: { onFocus: () => setFocused(name), onBlur: () => setFocused(undefined) },
  };
}
