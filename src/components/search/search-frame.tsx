/** The classes that the dialog shares with the placeholder field, so that nothing moves when the dialog replaces it. */
export const dialogClassName = 'relative z-50 print:hidden';

export const backdropClassName = 'fixed inset-0 animate-fade-in bg-[rgb(0_16_16/0.45)]';

export const frameClassName = 'fixed inset-0 flex items-start justify-center sm:p-4 sm:pt-[min(12dvh,6rem)]';

/** The classes of the panel. Its size never depends on its content, so nothing jumps when results change. */
export const panelClassName =
  'flex h-dvh w-full animate-rise flex-col overflow-hidden border-line bg-ground text-sm text-body sm:h-full sm:max-h-160 sm:max-w-192 sm:rounded-lg sm:border sm:shadow-dialog';
