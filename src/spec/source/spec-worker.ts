import { buildService, type ServiceWork } from './build-service';

// Lints, bundles, types and transforms one service after the other, in a process of its own.
process.on('message', (work: ServiceWork) => {
  buildService(work).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: toPlain(error) }),
  );
});
process.on('disconnect', () => process.exit());

function toPlain(error: unknown): { name: string; message: string; stack?: string } {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  return { name: error.name, message: error.message, stack: error.stack };
}
