import { useEffect, useId, useState } from 'react';

/**
 * The active option of a combobox, while the focus stays in its field (`aria-activedescendant`). Past either end no
 * option is active.
 */
export function useActiveOption(ids: readonly string[], listed: boolean) {
  const base = useId();
  const [active, setActive] = useState<string | undefined>();
  const id = listed && active !== undefined && ids.includes(active) ? active : undefined;
  const optionId = (option: string) => `${base}-${option}`;
  const elementId = id === undefined ? undefined : optionId(id);

  useEffect(() => {
    if (elementId !== undefined) document.getElementById(elementId)?.scrollIntoView({ block: 'nearest' });
  }, [elementId]);

  return {
    /** Undefined if no option is active or it is gone. */
    id,
    /** For `aria-activedescendant`. */
    elementId,
    listId: `${base}-list`,
    optionId,
    move: (step: 1 | -1) => {
      const at = id === undefined ? (step === 1 ? -1 : ids.length) : ids.indexOf(id);
      setActive(ids[at + step]);
    },
    clear: () => {
      setActive(undefined);
    },
  };
}
