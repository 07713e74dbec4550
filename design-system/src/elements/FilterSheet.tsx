import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { X } from 'lucide-react';
import { Heading } from '../primitives/Heading/index.ts';
import { IconButton } from '../primitives/IconButton/index.ts';
import { useMedeina } from '../styles/provider.tsx';
import * as styles from './elements.css.ts';

interface FilterSheetProps {
  title: string;
  /** The heading, for taking the focus when the last filter goes. */
  titleRef: Ref<HTMLHeadingElement>;
  foot: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The filters where there is no room beside the results. The platform's modal dialog, not Radix's: that one follows
 * the focus in the document, where everything in a shadow tree looks like its host.
 */
export function FilterSheet({ title, titleRef, foot, onClose, children }: FilterSheetProps) {
  const { texts } = useMedeina();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  // Closed while it is still in the page: the platform gives the focus back then, and what is behind answers again.
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={name} onCancel={onClose}>
      <div className={styles.sheetColumn}>
        <div className={styles.sheetHead}>
          <Heading level={2} size="h4" id={name} ref={titleRef} tabIndex={-1}>
            {title}
          </Heading>
          <IconButton icon={X} label={texts.close} tip="none" onClick={onClose} />
        </div>
        <div className={styles.sheetBody}>{children}</div>
        <div className={styles.sheetFoot}>{foot}</div>
      </div>
    </dialog>
  );
}
