import type { Ref } from 'react';
import { X } from 'lucide-react';
import { useMedeina } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { remove, tag } from './Tag.css.ts';
import { fill } from '../../internal/fill.ts';

export interface TagProps {
  children: string;
  onRemove: () => void;
  /** The remove button, for moving the focus when another tag is removed. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** An active filter, with a button to remove it. */
export function Tag({ children, onRemove, ref }: TagProps) {
  const { locale, texts } = useMedeina();
  return (
    <span className={tag}>
      {children}
      <button
        ref={ref}
        type="button"
        className={remove}
        aria-label={fill(texts.remove, { name: children }, locale)}
        onClick={onRemove}
      >
        <Icon icon={X} size="small" />
      </button>
    </span>
  );
}
