import { testBus } from '#e2e/kit/bus-suite.ts';
import { useTwoServers } from '#e2e/kit/two-servers.ts';

testBus('the database', useTwoServers());
