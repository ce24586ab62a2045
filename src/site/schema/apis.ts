import { z } from 'zod';

/** The services that have no entry of their own: a new folder in `openapi/` is shown without a change of the configuration. */
export const apis = {
  type: z.literal('apis').describe('Every service that has no entry of its own here, under its title'),
  except: z.array(z.string()).optional().describe('Folders in `openapi/` of services to leave out'),
};
