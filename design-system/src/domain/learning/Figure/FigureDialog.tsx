import type { ReactNode } from 'react';
import type { Say } from '../../../internal/words.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { FigureWord } from './Figure.words.ts';
import { LargerView } from './LargerView.tsx';

interface FigureDialogProps {
  caption: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  say: Say<FigureWord>;
  children: ReactNode;
}

/** The larger view of a figure. */
export default function FigureDialog({ caption, isOpen, onOpenChange, say, children }: FigureDialogProps) {
  return (
    <Dialog size="full" title={caption} open={isOpen} onOpenChange={onOpenChange}>
      <LargerView say={say}>{children}</LargerView>
    </Dialog>
  );
}
