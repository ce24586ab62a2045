export { respondWithFile as GET } from '@/routes/development-route';
