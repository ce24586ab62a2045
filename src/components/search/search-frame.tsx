/** What the dialog and the field before it look alike in, so that nothing moves when the one takes over from the other. */
export const dialogClassName = 'relative z-60';

export const backdropClassName = 'fixed inset-0 animate-fade-in bg-[rgb(0_16_16/0.45)]';

export const frameClassName = 'fixed inset-0 flex items-start justify-center sm:p-4 sm:pt-[min(12dvh,6rem)]';

/** Its size never follows its content: nothing jumps while answers come and go. */
export const panelClassName =
  'flex h-dvh w-full animate-rise flex-col overflow-hidden border-line bg-ground text-sm text-body sm:h-full sm:max-h-160 sm:max-w-176 sm:rounded-lg sm:border sm:shadow-dialog';
