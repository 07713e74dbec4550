import { createContext, useContext } from 'react';

interface QuestionContext {
  /** The id of the question's text, which names the answer's controls. */
  textId: string | undefined;
  isSent: boolean;
}

const Context = createContext<QuestionContext>({ textId: undefined, isSent: false });

export const QuestionProvider = Context;

/** What an answer has to know of the question around it. */
export function useQuestion(): QuestionContext {
  return useContext(Context);
}
