export { respondWithFile as GET } from '@/routes/next-dev-page-and-file';
