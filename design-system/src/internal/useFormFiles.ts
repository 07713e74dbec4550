import { useEffect } from 'react';
import type { RefObject } from 'react';

interface FormFiles {
  /** The file input, which is emptied after each choice so that a file can be chosen again. */
  input: RefObject<HTMLInputElement | null>;
  /** The name in the form, of this field alone. */
  name: string | undefined;
  /** What the field holds. */
  files: readonly File[];
  disabled?: boolean;
}

/** Gives the files that a field holds to its form, in place of the input's own (HTML, "constructing the entry list"). */
export function useFormFiles({ input, name, files, disabled = false }: FormFiles): void {
  useEffect(() => {
    const form = input.current?.form;
    if (form == null || name === undefined || disabled) return undefined;
    const give = ({ formData }: FormDataEvent) => {
      formData.delete(name);
      for (const file of files) formData.append(name, file);
    };
    form.addEventListener('formdata', give);
    return () => {
      form.removeEventListener('formdata', give);
    };
  }, [input, name, files, disabled]);
}
